import { pages } from '#shared/paths.ts'
import { Hand, type OtherBrowser } from './other-browser.ts'

const DEMO_PASSWORD = 'tafelberg-2024'

export interface World {
  browser: OtherBrowser
  /** The site's address. */
  url: string
  /** The path of an image file. */
  picture: string
}

/** The main flows, in the order in which people use them. */
export const MAIN_WAYS: Record<string, (world: World) => Promise<void>> = {
  async search({ browser, url }) {
    const hand = new Hand(browser, url)
    await hand.open(pages.home)
    await hand.fill('What do you need?', 'beach house')
    await hand.press('button', "Let's Go!")
    await hand.until("location.search.includes('q=beach')", 'the results')
    await hand.press('link', 'Apostles Beach House')
    await hand.seeTitle('Apostles Beach House')
  },

  async book({ browser, url }) {
    const hand = await atBusiness(browser, url)
    await hand.press('link', 'Book Now')
    await hand.fill('Name', 'Thandi Mokoena')
    await hand.fill('Phone', '082 000 0100')
    await hand.fill('Email', 'thandi@example.co.za')
    await hand.press('button', 'Send Request')
    await hand.seeToast('Booking request sent!')
  },

  async review({ browser, url }) {
    const hand = await atBusiness(browser, url)
    await hand.press('link', 'Write a Review')
    await hand.press('radio', '5 stars')
    await hand.fill('Comment (optional)', `Seen in ${browser.name}.`)
    await hand.press('button', 'Submit Review')
    await hand.seeToast('Review submitted!')
  },

  /** Firefox keeps what was typed over a reload, before any script runs. */
  async newsletter({ browser, url }) {
    const hand = new Hand(browser, url)
    for (const [path, email] of [
      [pages.home, 'home-reader@example.co.za'],
      [pages.blog, 'blog-reader@example.co.za'],
    ] as const) {
      await hand.open(path)
      await hand.fill('Email address', email)
      await browser.evaluate('window.isOld = true')
      await browser.evaluate('void location.reload()').catch(() => undefined)
      await hand.until("!window.isOld && document.documentElement.dataset.hydrated === 'yes'", path)
      const kept = await browser.evaluate("document.querySelector('[name=email]').value")
      if (browser.name === 'Firefox' && kept !== email) throw new Error(`It kept '${kept}'.`)
      if (kept === '') await hand.fill('Email address', email)
      await hand.press('button', 'Subscribe')
      await hand.seeToast('Success!')
    }
  },

  async register({ browser, url }) {
    const hand = new Hand(browser, url)
    await hand.open(pages.register)
    await hand.fill('Email', 'new-owner@example.co.za')
    await hand.fill('Password', 'a-walk-on-the-promenade')
    await hand.fill('Confirm password', 'a-walk-on-the-promenade')
    await hand.press('button', 'Create Account')
    await hand.seeTitle('Payment Required')
    await browser.forgetCookies()
  },

  async profile({ browser, url }) {
    const hand = await atDashboard(browser, url)
    await hand.fill('Address', `1 ${browser.name} Street, Camps Bay`)
    await hand.press('button', 'Save Profile')
    await hand.seeToast('Profile updated!')
    await browser.forgetCookies()
  },

  async upload({ browser, url, picture }) {
    const hand = await atDashboard(browser, url)
    const shown = "document.querySelector('.image-panel img')?.getAttribute('src')"
    const before = await browser.evaluate(shown)
    await hand.upload('Drop a picture or browse', picture)
    await hand.until(`${shown} !== ${JSON.stringify(before)}`, 'another picture')
    await hand.until(
      "document.querySelector('.image-panel img').naturalWidth > 0",
      'the picture drawn',
    )
    await browser.forgetCookies()
  },

  async admin({ browser, url }) {
    const hand = new Hand(browser, url)
    await hand.open(pages.admin)
    await hand.fill('Username', 'admin')
    await hand.fill('Password', DEMO_PASSWORD)
    await hand.press('button', 'Sign In')
    await hand.seeTitle('Admin Panel')
    await hand.press('tab', 'User Management')
    await hand.fill('Search users', 'pending@example.co.za')
    await hand.until(
      "document.querySelectorAll('[role=tabpanel] tbody tr').length === 1",
      'the one user asked for',
    )
    await hand.press('button', 'Activate')
    await hand.seeToast('User activated')
    await browser.forgetCookies()
  },
}

async function atBusiness(browser: OtherBrowser, url: string): Promise<Hand> {
  const answer = await fetch(`${url}/api/businesses?q=beach+house&page=1`)
  const { businesses } = (await answer.json()) as { businesses: { id: string }[] }
  const hand = new Hand(browser, url)
  await hand.open(pages.business(businesses[0]?.id ?? ''))
  return hand
}

async function atDashboard(browser: OtherBrowser, url: string): Promise<Hand> {
  const hand = new Hand(browser, url)
  await hand.open(pages.login)
  await hand.fill('Email', 'premium@example.co.za')
  await hand.fill('Password', DEMO_PASSWORD)
  await hand.press('button', 'Sign In')
  await hand.seeTitle('Apostles Beach House')
  return hand
}
