import { createServer, type ServerResponse } from 'node:http';
import sharp from 'sharp';

/** A shop's own server of pictures, which lies outside of the shop. */
export interface PictureServer {
  readonly origin: string;
  /** Paths in the order in which they were asked for. */
  readonly asked: string[];
  /** What is answered by path; any other path is 404. */
  readonly answers: Map<string, (response: ServerResponse) => void>;
  close(): Promise<void>;
}

export async function startPictureServer(): Promise<PictureServer> {
  const asked: string[] = [];
  const answers: PictureServer['answers'] = new Map();
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers.get(url);
    if (answer) answer(response);
    else response.writeHead(404).end('<h1>Not found</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A photograph of one colour, upright only by what its camera wrote into it. */
export function photograph(red: number, { width = 300, height = 200 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
