import { config } from 'zod/v4/core'

// Zod would probe whether eval is allowed. The content policy forbids it, and Firefox reports each attempt.
config({ jitless: true })

export { z } from 'zod/v4'
