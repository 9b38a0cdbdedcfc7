import type { Locator, Page } from '@playwright/test'

/** What is drawn of a page: a message's text stands a second time where it is only spoken, for some seconds. */
export const drawn = (page: Page): Locator => page.locator('body > :not([data-live-announcer])')
