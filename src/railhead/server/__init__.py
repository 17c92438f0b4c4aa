"""The server: people, tables and games over HTTP and WebSocket."""
