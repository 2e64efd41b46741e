/**
 * Replaces `hoist-non-react-statics`, and `react-is` with it, in the build (1 KiB). Emotion needs it only for `withTheme`,
 * which nothing here calls.
 */
// biome-ignore lint/style/noDefaultExport: it stands for a module with a default export
export default function hoistNothing<Component>(target: Component): Component {
  return target
}
