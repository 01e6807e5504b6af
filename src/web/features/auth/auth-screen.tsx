import { Logo } from '#web/components/layout/logo.tsx'
import { AuthSide } from './auth-side.tsx'
import { type AuthTab, AuthTabs, panelOf } from './auth-tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** The open tab is part of the address, so that a link can open either one. */
export function AuthScreen({ tab }: { tab: AuthTab }) {
  return (
    <div className={`auth auth--${tab}`}>
      <header className="auth__top">
        <Logo />
      </header>
      <main id="content" className="auth__main">
        <AuthTabs open={tab} />
        {tab === 'login' ? (
          <div {...panelOf('login')}>
            <h1>Welcome back</h1>
            <p>Sign in to look after your listing and your bookings.</p>
            <LoginForm />
          </div>
        ) : (
          <div {...panelOf('register')}>
            <h1>List your business</h1>
            <p>It takes two minutes. You fill in your listing once your plan is active.</p>
            <RegisterForm />
          </div>
        )}
      </main>
      <AuthSide />
    </div>
  )
}
