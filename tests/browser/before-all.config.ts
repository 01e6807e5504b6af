import { makeDemoCity } from './demo-city.ts'

// Playwright takes the default export of this file.
export default makeDemoCity
