import { waitBeside } from './clock.ts'

/** Milliseconds without a change after which nothing is on its way any more. */
const QUIET = 400
/** Milliseconds after which a story is taken as one that never stands still. */
const LIMIT = 5000
/** Milliseconds after which what says that it is loading is taken as what the story shows. */
const LOADING_LIMIT = 10_000
const STEP = 50

const isLoading = () => document.querySelector('[role="progressbar"]') !== null

/**
 * Waits for the parts of a page whose code comes after the page, and for what says that it is loading: what is kept of a story
 * must not depend on how soon.
 */
export async function untilStill(): Promise<void> {
  let quiet = 0
  const observer = new MutationObserver(() => (quiet = 0))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (let waited = 0; quiet < QUIET && waited < (isLoading() ? LOADING_LIMIT : LIMIT); waited += STEP) {
    await waitBeside(STEP)
    if (isLoading()) quiet = 0
    quiet += STEP
  }
  observer.disconnect()
}
