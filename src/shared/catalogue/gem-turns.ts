/** An accepted PREMIUM business that may take its turn on the home page this week. */
export interface GemInLine {
  businessId: string
  /** When it joined the line, as ISO text. */
  joinedAt: string
  /** The Monday of the last week that was its turn; null before the first. */
  lastTurn: string | null
}

const byJoining = (one: GemInLine, other: GemInLine): number => {
  if (one.joinedAt !== other.joinedAt) return one.joinedAt < other.joinedAt ? -1 : 1
  return one.businessId < other.businessId ? -1 : 1
}

const byLastTurn = (one: GemInLine, other: GemInLine): number => {
  if (one.lastTurn === other.lastTurn) return byJoining(one, other)
  return (one.lastTurn ?? '') < (other.lastTurn ?? '') ? -1 : 1
}

/**
 * Who is on the home page in this week, for so many places. First come those whose turn it is; if one of them has left,
 * the next in line stands in until Sunday and still has the whole of the following week. Nobody gets a second turn
 * before everybody in line has had a first, and then whoever has waited longest is next.
 */
export function gemsOnTurn(line: readonly GemInLine[], week: string, places: number): string[] {
  const isTheirs = ({ lastTurn }: GemInLine) => lastTurn === week
  const inOrder = line.toSorted(byLastTurn)
  return (
    [...inOrder.filter(isTheirs), ...inOrder.filter((gem) => !isTheirs(gem))]
      .slice(0, Math.max(0, places))
      // The same order before and after the turns of the week are noted.
      .toSorted(byJoining)
      .map(({ businessId }) => businessId)
  )
}
