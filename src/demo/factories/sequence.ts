let last = 0

/** A number unique in this process: names and addresses stay unique. */
export function nextNumber(): number {
  last += 1
  return last
}
