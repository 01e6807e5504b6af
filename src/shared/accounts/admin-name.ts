/** The user name that admins may type instead of their e-mail address. */
export const ADMIN_SHORT_NAME = 'admin'
