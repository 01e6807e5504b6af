import type { Context } from './context.ts'
import { ensureDemoCity } from './demo/ensure-demo-city.ts'

/** What a new installation needs once: in demo mode, its city. */
export async function prepareFirstStart(context: Context): Promise<void> {
  if (!context.config.demo) return
  const made = await ensureDemoCity(context, async () => null)
  if (made) context.log.info('the demo city is made')
}
