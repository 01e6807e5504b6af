/** How long an admin can take back what acts at once. The owner's mail waits for it. */
export const UNDO_SECONDS = 10
