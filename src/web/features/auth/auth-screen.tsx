import { useNavigate } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/tabs.tsx'
import { AuthSide } from './auth-side.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export type AuthTab = 'login' | 'register'

/** The open tab is the address, so that a link can open either one. */
export function AuthScreen({ tab }: { tab: AuthTab }) {
  const navigate = useNavigate()
  const open = (value: string) =>
    void navigate({
      to: value === 'register' ? pages.register : pages.login,
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={`auth auth--${tab}`}>
      <AuthSide />
      <main id="content" className="main">
        <Tabs value={tab} onValueChange={open}>
          <TabList label="Sign in or register">
            <Tab value="login">Login</Tab>
            <Tab value="register">Register</Tab>
          </TabList>
          <TabPanel value="login">
            <h1>Welcome back</h1>
            <p>Sign in to look after your listing and your bookings.</p>
            <LoginForm />
          </TabPanel>
          <TabPanel value="register">
            <h1>List your business</h1>
            <p>Two minutes now. You can change plan later.</p>
            <RegisterForm />
          </TabPanel>
        </Tabs>
      </main>
    </div>
  )
}
