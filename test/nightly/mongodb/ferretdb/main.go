// Command ferretdb speaks MongoDB's wire protocol in front of a PostgreSQL with the documentdb extension.
package main

import (
	"context"
	"log"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/v2/ferretdb"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()

	off := false
	server, err := ferretdb.New(&ferretdb.Config{
		ListenAddr:    os.Args[1],
		PostgreSQLURL: os.Args[2],
		StateDir:      os.Args[3],
		Telemetry:     &off,
	})
	if err != nil {
		log.Fatal(err)
	}
	server.Run(ctx)
}
