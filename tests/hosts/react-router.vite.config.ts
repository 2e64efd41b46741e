import { mergeConfig } from 'vite'
import config from '../../examples/react-router/vite.config.ts'

/** The example with the sources of the package, as in build.ts. */
export default mergeConfig(config, { resolve: { tsconfigPaths: true } })
