import { config } from 'zod/v4/core'

// Zod would try whether it may make functions from text. The content policy forbids it, and Firefox
// reports each try.
config({ jitless: true })

export { z } from 'zod/v4'
