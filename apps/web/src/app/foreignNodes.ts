/** Elements that replaced React's text nodes, by text node. */
const standIns = new WeakMap<Node, ChildNode>()

/** Returns the child of `parent` that shows `node`: the node itself, its wrapper or its replacement. */
const childShowing = (parent: Node, node: Node): Node | null => {
  for (let at: Node | null = standIns.get(node) ?? node; at; at = at.parentNode)
    if (at.parentNode === parent) return at
  return null
}

const watchTexts = (root: Node) => {
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      const standIn = standIns.get(target)
      if (type === 'characterData' && standIn?.isConnected) {
        // React has changed the text, so the translation is stale and could show a wrong figure.
        standIn.replaceWith(target)
        standIns.delete(target)
      }
      const [added] = addedNodes
      for (const removed of removedNodes)
        if (removed instanceof Text && !removed.isConnected && added instanceof HTMLElement) {
          standIns.set(removed, added)
          changes.observe(removed, { characterData: true })
        }
    }
  })
  changes.observe(root, { childList: true, subtree: true })
}

/**
 * Lets React work on a page whose text nodes a translator or an extension moved, wrapped or replaced. React would
 * throw a NotFoundError (facebook/react#11538) or update a detached text. Works for every screen, without wrapping
 * each text in an element.
 */
export const tolerateForeignNodes = (root: HTMLElement): void => {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const container = childShowing(this, child)
    if (container) removeChild.call(this, container)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childShowing(this, before))
    return node
  }
  watchTexts(root)
}
