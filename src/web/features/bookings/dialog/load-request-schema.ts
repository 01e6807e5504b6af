/** Apart from the dialog, which it would make twice as large. */
export const loadRequestSchema = async () => (await import('./request.schema.ts')).requestSchema
