/** Whether anything narrows a list. */
export const hasAny = (filters: object) => Object.values(filters).some(Boolean)
