/** `<tieline-link>` in a Vue template, which the full build compiles in the browser. */
import { createApp, ref } from 'vue'
import '../../../src/embed/element.ts'
import type { TielineElement } from '../../../src/embed/element.ts'
import { fetchToken } from '../link-token.ts'

const app = createApp({
  setup() {
    const link = ref<TielineElement>()
    const state = ref('idle')
    const result = ref('')
    return {
      link,
      state,
      result,
      fetchToken,
      follow: () => {
        state.value = link.value?.state ?? ''
      },
      connected: ({ detail }: CustomEvent) => {
        result.value = `Connected: ${detail.public_token}`
      },
    }
  },
  template: `
    <tieline-link
      ref="link"
      url="https://widget.example.com/"
      :token="fetchToken"
      :timeout="20000"
      :close-on-escape="false"
      @tieline-state="follow"
      @tieline-success="connected($event)"
    ></tieline-link>
    <button type="button" @click="link.open()">Connect your account</button>
    <output>{{ state }}</output>
    <p role="status">{{ result }}</p>`,
})
app.config.compilerOptions.isCustomElement = (tag: string) => tag === 'tieline-link'
app.mount('#root')
