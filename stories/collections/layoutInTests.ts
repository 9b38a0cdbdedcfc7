// Where react-aria finds itself in a test it draws all rows of a long list, since most tests run without
// layout. Ours run in a browser that has one; this tells it so.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } })

export {}
