import leven from 'leven';

const ownPrefixes = /^(?:PONTE|LIMIT|SMTP|S3|PAYMENT|TRUSTED|BR|PY)_/;

/** Kubernetes describes services so to every container beside them, whatever they are called. */
const ofKubernetes = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\d+_(?:TCP|UDP)\w*)$/;

/**
 * A sentence for each variable that was most likely meant for the shop and that no process reads.
 * @param own the names that this process reads
 * @param known those that any process reads
 */
export function unknownNames(
  given: readonly string[],
  own: readonly string[],
  known: ReadonlySet<string>,
): string[] {
  return given.flatMap((name) => {
    if (known.has(name)) return [];
    const isOurs = ownPrefixes.test(name) && !ofKubernetes.test(name);
    const meant = (isOurs ? [...known] : own).find((other) => leven(name, other) <= slips(other));
    if (meant !== undefined) return [`${name} is no setting of the shop: is ${meant} meant?`];
    return isOurs ? [`${name} is no setting of the shop: docs/configuration.md lists them.`] : [];
  });
}

/** Letters that may differ. HOME is no slip of HOST, and SMTP_ULR is one of SMTP_URL. */
function slips(name: string): number {
  return name.length < 8 ? 1 : 2;
}
