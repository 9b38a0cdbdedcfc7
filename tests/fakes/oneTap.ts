/** Stands for Google's script in component tests: served from memory, it tells what it was asked, and answers when told. */
export interface FakeOneTap {
  /** Its address. */
  readonly script: string
  /** What the page asked of it, in order. */
  readonly asked: readonly string[]
  /** The visitor says yes. */
  readonly give: (credential: string) => void
}

interface Initialized {
  readonly client_id: string
  readonly callback: (answer: { readonly credential: string }) => void
}

/** One a test file: like Google's own, the script is loaded once a document. */
export function fakeOneTap(): FakeOneTap {
  const asked: string[] = []
  let options: Initialized | undefined
  const id = {
    initialize: (given: Initialized) => {
      options = given
      asked.push(`initialize ${given.client_id}`)
    },
    prompt: () => void asked.push('prompt'),
    cancel: () => void asked.push('cancel'),
  }
  Object.assign(globalThis, { fakeOneTap: id })
  const program = 'globalThis.google = { accounts: { id: globalThis.fakeOneTap } }'
  return {
    script: URL.createObjectURL(new Blob([program], { type: 'text/javascript' })),
    asked,
    give: (credential) => options?.callback({ credential }),
  }
}
