/** What the admin may type instead of the e-mail address that the installation was given. */
export const ADMIN_SHORT_NAME = 'admin'
