import { z } from 'zod'
import { SIGN_IN_FAILURES } from '#shared/accounts/sign-in-failure.ts'

const failedSignInSchema = z.object({
  at: z.string(),
  reason: z.enum(SIGN_IN_FAILURES),
  device: z.string().meta({ description: "As 'Chrome on Android'; empty if it is not known." }),
  network: z.string().meta({ description: 'The network of the IP address, not the whole of it.' }),
})
export type FailedSignIn = z.infer<typeof failedSignInSchema>

export const failedSignInsAnswerSchema = z.object({
  failures: z.array(failedSignInSchema),
  nameInLog: z.string().meta({ description: "How the log's lines about this account name it." }),
})
