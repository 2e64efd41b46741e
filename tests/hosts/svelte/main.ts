/** `<tieline-link>` in a Svelte component. */
import { mount } from 'svelte'
import Host from './host.svelte'

const target = document.getElementById('root')
if (target) mount(Host, { target })
