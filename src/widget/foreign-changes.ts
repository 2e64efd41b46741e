/**
 * Browsers that translate and extensions that block or add something move, wrap and remove nodes of the page. React then
 * asks to remove a node from where it is no longer, or to insert before it; the browser refuses, and every screen, that of
 * the error as well, would go blank.
 */
export function tolerateForeignChanges(nodes: Node): void {
  const { removeChild, insertBefore } = nodes
  nodes.removeChild = <T extends Node>(child: T) => {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    let next = before
    while (next && next.parentNode !== this) next = next.parentNode
    return insertBefore.call(this, node, next) as T
  }
}
