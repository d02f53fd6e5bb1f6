/** Resolves once the picture is loaded; rejects if it fails to load. */
export const loadPicture = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve())
    picture.addEventListener('error', () => reject(new Error(`No picture at ${address}`)))
    picture.src = address
  })
