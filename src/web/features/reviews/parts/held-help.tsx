import { helpPages } from '#shared/paths.ts'

/** Beside the sentence that a review is held. */
export function HeldHelp() {
  return <a href={helpPages.article('why-is-my-review-held')}>Why is my review held?</a>
}
