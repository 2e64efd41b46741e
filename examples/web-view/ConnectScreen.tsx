/** React Native. The configuration of the widget has `"webView": { "results": true }`. */
import { WebView } from 'react-native-webview'
import { onMessage } from './on-message.js'

interface ConnectScreenProps {
  linkToken: string
  onSuccess: (publicToken: string) => void
  onClose: () => void
}

export function ConnectScreen({ linkToken, ...callbacks }: ConnectScreenProps) {
  return (
    <WebView
      source={{ uri: `https://widget.example.com/?token=${linkToken}` }}
      originWhitelist={['https://widget.example.com']}
      onMessage={({ nativeEvent }) => onMessage(nativeEvent.data, callbacks)}
    />
  )
}
