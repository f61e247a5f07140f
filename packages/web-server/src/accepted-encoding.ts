/** The supported encodings, best first. */
const made = ['br', 'gzip'] as const;
export type Encoding = (typeof made)[number];

/** The `Accept-Encoding` of no encoding. */
const plain = 'identity';

/**
 * Negotiates `Accept-Encoding` (RFC 9110, 12.5.3): the supported encoding with the highest weight,
 * the better of equals. Undefined when none is accepted, or identity is preferred. Hono's `compress`
 * knows no Brotli; of equals negotiator takes the one that the browser names first, gzip.
 */
export function acceptedEncoding(header: string): Encoding | undefined {
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  let best: Encoding | undefined;
  let least = weights.get(plain) ?? 0;
  for (const encoding of made) {
    const weight = weightOf(encoding);
    // At equal weight, compressed beats identity.
    if (weight > 0 && (best === undefined ? weight >= least : weight > least)) {
      best = encoding;
      least = weight;
    }
  }
  return best;
}

/** Weights by encoding, from 0 (refused) to 1. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightIn(parameters));
  }
  return weights;
}

/** An invalid weight is 0. */
function weightIn(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (given === undefined) return 1;
  const weight = given.replace(/^q\s*=\s*/, '');
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 0;
}
