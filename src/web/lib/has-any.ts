/** Whether any filter is set. */
export const hasAny = (filters: object) => Object.values(filters).some(Boolean)
