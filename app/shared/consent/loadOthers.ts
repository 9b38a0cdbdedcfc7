/**
 * Loads the scripts of others. What they began cannot be ended from outside: when consent is withdrawn the page is loaded
 * again, without them.
 */
export const loadOthers =
  (addresses: readonly string[], reload: () => void = () => location.reload()) =>
  (): (() => void) => {
    const scripts = addresses.map((address) => {
      const script = document.createElement('script')
      script.src = address
      script.async = true
      script.referrerPolicy = 'strict-origin'
      document.head.append(script)
      return script
    })
    return () => {
      for (const script of scripts) script.remove()
      reload()
    }
  }
