/** The part of Google's library that is used (Sign In With Google, JavaScript reference). */
export interface GoogleIdentity {
  readonly initialize: (options: {
    readonly client_id: string
    readonly use_fedcm_for_prompt: boolean
    readonly callback: (answer: { readonly credential: string }) => void
  }) => void
  readonly prompt: () => void
  readonly cancel: () => void
}

let loading: Promise<GoogleIdentity> | undefined

/** Fetches Google's script, once. The policy of the page must name its origin; where it does not, this rejects. */
export function loadGoogle(source: string): Promise<GoogleIdentity> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.addEventListener('load', () => {
      const id = (globalThis as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id
      if (id) resolve(id)
      else reject(new Error('the script of Google Identity has no accounts.id'))
    })
    script.addEventListener('error', () => reject(new Error(`cannot load ${source}`)))
    document.head.append(script)
  })
  return loading
}
