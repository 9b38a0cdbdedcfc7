/** The portal that the twin asks. Known when it is built: rewrites are part of the build. */
const portal = process.env.PORTAL ?? 'http://127.0.0.1:3000'

/** @type {import('next').NextConfig} */
export default {
  // The project around this folder has a lock file of its own.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  images: { loader: 'custom', loaderFile: './app/mediaLoader.js' },
  rewrites: async () => [{ source: '/media/:path*', destination: `${portal}/media/:path*` }],
}
