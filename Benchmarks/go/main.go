// What POST /v1/layout does for the requests of the benchmark, as one would write it in Go: net/http and encoding/json,
// nothing else. ../README.md says what it leaves out.
//
//	peer PORT
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
)

const bodyLimit = 1 << 20

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: peer PORT")
		os.Exit(64)
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/healthz", func(writer http.ResponseWriter, _ *http.Request) { io.WriteString(writer, "ok\n") })
	mux.HandleFunc("/v1/layout", serveLayout)
	fmt.Fprintln(os.Stderr, http.ListenAndServe("127.0.0.1:"+os.Args[1], mux))
	os.Exit(1)
}

func serveLayout(writer http.ResponseWriter, request *http.Request) {
	if request.Method != http.MethodPost {
		refuse(writer, http.StatusMethodNotAllowed, errors.New("the method is POST"))
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(writer, request.Body, bodyLimit))
	if err != nil {
		refuse(writer, http.StatusRequestEntityTooLarge, err)
		return
	}
	question, err := read(body)
	if err != nil {
		status := http.StatusUnprocessableEntity
		if !json.Valid(body) {
			status = http.StatusBadRequest
		}
		refuse(writer, status, err)
		return
	}
	answer, err := json.Marshal(layout(question))
	if err != nil {
		refuse(writer, http.StatusInternalServerError, err)
		return
	}
	writer.Header().Set("Content-Type", "application/json")
	writer.Write(answer)
}

func refuse(writer http.ResponseWriter, status int, err error) {
	answer, _ := json.Marshal(map[string]any{"status": status, "detail": err.Error()})
	writer.Header().Set("Content-Type", "application/problem+json")
	writer.WriteHeader(status)
	writer.Write(answer)
}

// decode reads one JSON document over what target has already, and refuses members that target does not have.
func decode(text []byte, target any) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(target); err != nil {
		return err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return errors.New("there is something behind the document")
	}
	return nil
}
