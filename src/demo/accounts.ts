/** The accounts that the README names; all have the demo password. The admin is made apart. */
export const DEMO_ACCOUNTS = {
  owners: {
    'apostles-beach-house': 'premium@example.co.za',
    'salt-river-cycles': 'basic@example.co.za',
  },
  pending: 'pending@example.co.za',
} as const
