/** `<tieline-link>` in an Angular template, which is compiled in the browser. */
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import '../../../src/embed/element.ts'
import { fetchToken } from '../link-token.ts'

const HostPage = Component({
  selector: '[id=root]',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <tieline-link
      #link
      url="https://widget.example.com/"
      [token]="fetchToken"
      [timeout]="20000"
      [closeOnEscape]="false"
      (tieline-state)="state.set($event.detail.state)"
      (tieline-success)="result.set('Connected: ' + $event.detail.public_token)"
    ></tieline-link>
    <button type="button" (click)="link.open()">Connect your account</button>
    <output>{{ state() }}</output>
    <p role="status">{{ result() }}</p>`,
})(
  class {
    fetchToken = fetchToken
    state = signal('idle')
    result = signal('')
  },
)

bootstrapApplication(HostPage, { providers: [provideZonelessChangeDetection()] }).catch(reportError)
