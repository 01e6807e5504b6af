import { UserPage } from '#web/features/users/page/user-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const userRoute = personalPage({
  path: '/admin/users/$userId',
  sheets: ['admin', 'billing'],
  load: async ({ api, query }, param) => ({
    user: await api.getUserPage(param('userId')),
    done: query.get('done'),
  }),
  title: ({ user }) => user.business?.businessName ?? user.email,
  Page: UserPage,
})
