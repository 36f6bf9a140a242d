import PostalMime from 'postal-mime';

/** A written mail, parsed twice: its header lines by hand, everything else by a library. */
export async function readEml(eml: Buffer) {
  const raw = eml.toString('latin1');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return {
    ...(await PostalMime.parse(eml)),
    raw,
    head,
    unfolded: lines,
    headerNames: lines.map((line) => line.slice(0, line.indexOf(':'))).sort(),
  };
}
