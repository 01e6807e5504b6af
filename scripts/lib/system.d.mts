export function findBrowser(): string | undefined
export function findPostgres(): string | undefined
export function findNginx(): string | undefined
export function findCaddy(): string | undefined
export function ensureSystemPackages(): Promise<void>
export function findFirefox(): string | undefined
export function ensureServerPrograms(): Promise<void>
export function ensureOtherBrowsers(): Promise<void>
export function findWebkit(): string | undefined
