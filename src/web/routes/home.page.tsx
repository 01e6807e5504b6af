import { HomeBar } from '#web/components/layout/home-bar.tsx'
import { HomeFooter } from '#web/components/layout/home-footer.tsx'
import { CategoryGrid } from '#web/features/home/category-grid.tsx'
import { FeaturedGems } from '#web/features/home/featured-gems.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { Testimonials } from '#web/features/home/testimonials.tsx'
import { WhyLocals } from '#web/features/home/why-locals.tsx'
import { NewsletterBand } from '#web/features/newsletter/newsletter-band.tsx'

export { homeHead } from './home.head.ts'

export function HomePage() {
  return (
    <>
      <HomeBar />
      <main id="content">
        <Hero />
        <CategoryGrid />
        <FeaturedGems />
        <WhyLocals />
        <Testimonials />
        <NewsletterBand />
      </main>
      <HomeFooter />
    </>
  )
}
