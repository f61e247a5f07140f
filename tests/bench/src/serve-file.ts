import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

/** Serves one file and does nothing else: `node serve-file.ts <file> <port>`. */
const [file = '', port = ''] = process.argv.slice(2);

createServer((_, answer) => {
  answer.setHeader('Content-Length', statSync(file).size);
  createReadStream(file).pipe(answer);
}).listen(Number(port), '127.0.0.1');
