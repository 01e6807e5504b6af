let last = 0

/** A number that no other made thing of this process has: names and addresses stay unique. */
export function nextNumber(): number {
  last += 1
  return last
}
