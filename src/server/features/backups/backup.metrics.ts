import type { CountsByState } from '#server/platform/metrics/counts-by-state.ts'
import type { BackupService } from './backup.service.ts'

export const backupTroubleCounts = (backups: BackupService): CountsByState => ({
  name: 'cpt_backup_trouble',
  help: '1 if the last backup failed, or if one was missed.',
  states: ['failed', 'missed'],
  count: async () => {
    const { failure, isMissed } = await backups.getState()
    return new Map([
      ['failed', failure ? 1 : 0],
      ['missed', isMissed ? 1 : 0],
    ])
  },
})
