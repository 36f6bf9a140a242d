/** What senders hold of something scarce, such as places in a line. */
export interface Shares {
  /** Adds to what a sender holds; a negative amount is given back. */
  add(sender: string | null, amount: number): void;
  /**
   * Whether `other` holds so much that it gives way to `sender`, who needs another `amount`: in a different network, if
   * that network would still hold more than the sender’s; in the same one, if `other` itself would hold more than the
   * sender.
   */
  yields(other: string | null, sender: string | null, amount: number): boolean;
  /** Orders senders by who gives way first: those of the network that holds the most, and there who holds the most. */
  compare(one: string | null, other: string | null): number;
  /** Whether a sender has more than `kept`, and its network therefore too. */
  isOverKept(sender: string | null): boolean;
}

const networkOf = (sender: string | null) => String(sender).split('.', 1)[0] ?? '';

/**
 * Counts what each sender holds, and each network together, so that somebody with many addresses in one network has no
 * more than somebody with one. A sender is named by its network and its address, with a dot between them; a name without
 * a dot is a network of its own.
 * @param kept networks and senders that hold no more than this never give way
 */
export function createShares(kept = 0): Shares {
  const bySender = new Map<string | null, number>();
  const byNetwork = new Map<string, number>();
  const ofSender = (sender: string | null) => bySender.get(sender) ?? 0;
  const ofNetwork = (sender: string | null) => byNetwork.get(networkOf(sender)) ?? 0;
  const above = (sender: string | null) => Math.max(ofSender(sender), kept);

  return {
    add(sender, amount) {
      bySender.set(sender, ofSender(sender) + amount);
      byNetwork.set(networkOf(sender), ofNetwork(sender) + amount);
      if (ofSender(sender) === 0) bySender.delete(sender);
      if (ofNetwork(sender) === 0) byNetwork.delete(networkOf(sender));
    },
    yields(other, sender, amount) {
      if (other === sender) return false;
      const of = networkOf(other) === networkOf(sender) ? ofSender : ofNetwork;
      return of(other) > Math.max(of(sender) + amount, kept);
    },
    compare: (one, other) => ofNetwork(other) - ofNetwork(one) || above(other) - above(one),
    isOverKept: (sender) => ofSender(sender) > kept,
  };
}
