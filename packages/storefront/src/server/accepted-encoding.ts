/** The encodings that this server makes, the better one first. */
const made = ['br', 'gzip'] as const;
export type Encoding = (typeof made)[number];

/** What says nothing about how a body is encoded: that it is not. */
const plain = 'identity';

/**
 * The encoding that an `Accept-Encoding` asks for (RFC 9110, 12.5.3): of those made here the one of
 * the highest weight, and the better one of equals. None when it names none of them, or would rather
 * have the plain body.
 */
export function acceptedEncoding(header: string): Encoding | undefined {
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  let best: Encoding | undefined;
  let least = weights.get(plain) ?? 0;
  for (const encoding of made) {
    const weight = weightOf(encoding);
    // Compressed is as good as plain where both weigh the same.
    if (weight > 0 && (best === undefined ? weight >= least : weight > least)) {
      best = encoding;
      least = weight;
    }
  }
  return best;
}

/** The weight of each encoding that a header names, from 0 (not wanted) to 1. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightIn(parameters));
  }
  return weights;
}

/** What can't be read as a weight asks for nothing. */
function weightIn(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (given === undefined) return 1;
  const weight = given.replace(/^q\s*=\s*/, '');
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 0;
}
