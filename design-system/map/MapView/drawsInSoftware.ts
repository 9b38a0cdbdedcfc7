/** Names under which browsers tell that no graphics processor draws: Chromium's and Mesa's, Windows' and Apple's own. */
const software = /swiftshader|llvmpipe|softpipe|basic render|software/i

/** Whether a renderer of this name draws on the processor. */
export const isSoftware = (renderer: string): boolean => software.test(renderer)

/**
 * Whether a WebGL canvas is drawn by the processor: in a virtual machine, over a remote desktop, on a graphics card whose
 * driver the browser does not trust. False where the browser does not say.
 */
export function drawsInSoftware(canvas: HTMLCanvasElement): boolean {
  const gl = canvas.getContext('webgl2')
  if (!gl) return false
  const name = String(gl.getParameter(gl.RENDERER))
  // Firefox names the renderer, and warns of the extension by which the others do.
  const unmasked = name === 'WebKit WebGL' ? gl.getExtension('WEBGL_debug_renderer_info') : null
  return isSoftware(unmasked ? String(gl.getParameter(unmasked.UNMASKED_RENDERER_WEBGL)) : name)
}
