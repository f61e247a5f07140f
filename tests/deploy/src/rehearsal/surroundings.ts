import { once } from 'node:events';
import { repository } from '../repository.ts';
import type { Machine } from './machine.ts';

/** The shop and its payment service share it. */
const paymentKey = 'rehearsal-of-a-payment-service-1234567890';

let paymentUrl = '';

/** Names that lead to the machine, certificates, a mail server with STARTTLS, a payment service. */
export async function prepareNetwork({
  run,
  start,
}: Pick<Machine, 'run' | 'start'>): Promise<void> {
  run(`
ip link set lo up
# There is no network to get newer ones from.
echo 'APT::Get::Upgrade "false";' > /etc/apt/apt.conf.d/99rehearsal
echo '127.0.0.1 localhost br.shop.test py.shop.test staff.shop.test mail.shop.test' > /etc/hosts
mkdir -p /root/tls /var/mail/rehearsal/new /var/mail/rehearsal/cur /var/mail/rehearsal/tmp
cd /root/tls
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=rehearsal -keyout ca.key -out ca.pem
openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=shop.test -keyout privkey.pem -out request.pem
echo subjectAltName=DNS:br.shop.test,DNS:py.shop.test,DNS:staff.shop.test,DNS:mail.shop.test > names
openssl x509 -req -days 2 -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -extfile names -out fullchain.pem
`);
  const mail = ['-c', 'aiosmtpd.handlers.Mailbox', '-l', '127.0.0.1:2525', '-n'];
  const tls = ['--tlscert', '/root/tls/fullchain.pem', '--tlskey', '/root/tls/privkey.pem'];
  start([
    '/usr/bin/python3',
    '-m',
    'aiosmtpd',
    ...mail,
    ...tls,
    '/var/mail/rehearsal',
  ]).stderr?.pipe(process.stderr);
  const service = start([
    'env',
    'NODE_EXTRA_CA_CERTS=/root/tls/ca.pem',
    `${repository}/node_modules/.bin/node`,
    '--conditions=@ponte/source',
    `${repository}/tests/deploy/src/rehearsal/payment-service.ts`,
    paymentKey,
    'https://br.shop.test/webhooks/payments/http',
  ]);
  service.stderr?.pipe(process.stderr);
  if (!service.stdout) throw new Error('The payment service has no output.');
  const [said] = await once(service.stdout.setEncoding('utf8'), 'data');
  paymentUrl = String(said).trim();
}

/** What the page asks to be edited: the settings. */
export function settle({ run }: Pick<Machine, 'run'>): void {
  run(`
cp /root/tls/ca.pem /etc/ponte/ca.pem
cd /etc/ponte
sed -i 's/shop\\.example/shop.test/g' shop.env api.env
sed -i -e 's|^SMTP_URL=.*|SMTP_URL=smtp://mail.shop.test:2525|' -e 's|^PAYMENT_PROVIDER=.*|PAYMENT_PROVIDER=http|' api.env
cat >> api.env <<'END'
PAYMENT_URL=${paymentUrl}
PAYMENT_KEY=${paymentKey}
NODE_EXTRA_CA_CERTS=/etc/ponte/ca.pem
# All shoppers have one address.
RATE_LIMIT_FACTOR=1000000
END
`);
}

/** The same in the proxy's file, and a certificate. */
export function settleProxy({ run }: Pick<Machine, 'run'>): void {
  run(`
ln -s /root/tls /etc/ponte/tls
sed -i 's/shop\\.example/shop.test/g' /opt/ponte/current/deploy/nginx/ponte.conf
`);
}
