/** '2,517'. By hand, so that server and browser agree whatever their ICU. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}
