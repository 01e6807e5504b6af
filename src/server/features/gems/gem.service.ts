import type { Context } from '#server/platform/context.ts'
import { findPublicGems } from './gem.repository.ts'

export function createGemService({ db }: Context) {
  return {
    findPublic: () => findPublicGems(db),
  }
}

export type GemService = ReturnType<typeof createGemService>
