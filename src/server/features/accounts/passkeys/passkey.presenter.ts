import type { OwnPasskey } from '#shared/schemas/accounts/passkey.ts'
import type { PasskeyRow } from './passkey.repository.ts'

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey {
  return { id, name, createdAt, lastUsedAt }
}
