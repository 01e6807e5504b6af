/** The accounts named in the README; all have the demo password. The admin is created separately. */
export const DEMO_ACCOUNTS = {
  owners: {
    'apostles-beach-house': 'premium@example.co.za',
    'salt-river-cycles': 'basic@example.co.za',
  },
  pending: 'pending@example.co.za',
} as const
