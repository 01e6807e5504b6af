/** What readers said below an answer of the Help Center. */
export interface HelpVotes {
  id: string
  title: string
  yes: number
  no: number
}
